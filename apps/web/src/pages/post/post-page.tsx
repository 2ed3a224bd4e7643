import { fromText } from '@kitewright/content-rules/price'
import { pagePaths, postPath, servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { getEnquiryPath } from '#app/routing/enquiry-address.ts'
import type { PageContent, PageProps } from '#app/routing/page-content.ts'
import { Contents } from '#app/sections/contents/contents.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatDate, UTC } from '#app/ui/format-date.ts'
import { KiteMark } from '#app/ui/kite-mark.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ArticleText } from './article.tsx'
import { getHeadings, getReadingMinutes } from './article-headings.ts'
import { SharePost } from './share-post.tsx'

type Post = PageContent['post']

const byline = 'font-mono text-note tracking-note between-diamonds'

/** Fewer headings get no list. */
const MIN_HEADINGS = 2

/** A post: subject, article, and further links. */
export function PostPage({ content: post }: PageProps<'post'>) {
  const article = post.body ?? []
  const headings = getHeadings(article)
  const listed = headings.filter(({ isLarge }) => isLarge)
  return (
    <article className="mx-auto grid max-w-page grid-cols-12 gap-x-twelfths gap-y-part px-safe pt-page-top-tight pb-section">
      <header className="col-span-full grid gap-4">
        <Link
          href={pagePaths.blog}
          className="text-link -my-2 justify-self-start py-2 print:hidden"
        >
          Blog
        </Link>
        <h1 className="max-w-[13em] text-h2/105 font-heavy tracking-display text-balance md:text-h1">
          {post.title}
        </h1>
        <p className={byline}>
          <span>{post.author}</span>
          <time dateTime={post.publishedAt}>{formatDate(new Date(post.publishedAt), UTC)}</time>
          {article.length > 0 && <span>{`${getReadingMinutes(article)} min read`}</span>}
        </p>
        <p className="measure-294 text-lead text-ink-2">{post.description}</p>
        {post.tags && post.tags.length > 0 && (
          <ul className={byline} aria-label="Tags">
            {post.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </header>
      <div className="col-span-full aspect-16/9 overflow-hidden border border-ink bg-vellum max-md:-mx-safe max-md:border-x-0 md:aspect-5/2">
        <Picture picture={post.image} sizes="94vw" first className="size-full object-cover" />
      </div>
      {listed.length >= MIN_HEADINGS && <Contents sections={listed} />}
      <div className="lg:col-from-6 col-span-full grid max-w-(--container-prose) gap-y-part print:max-w-none">
        {article.length > 0 && <ArticleText article={article} headings={headings} />}
        <Writer writer={post.writer} />
        <SharePost title={post.title} path={postPath(post.slug)} />
        <NextStep service={post.service} />
      </div>
      <OtherPosts posts={post.others} />
    </article>
  )
}

function Writer({ writer }: Pick<Post, 'writer'>) {
  if (!writer) return null
  const { title, role, about, image } = writer
  return (
    <section className="flex items-start gap-5 border-t border-rule pt-5" aria-label="Author">
      {image && (
        <Picture picture={image} sizes="5rem" className="size-20 border border-ink object-cover" />
      )}
      <div>
        <p className="font-semibold">{title}</p>
        {role && <p className="font-mono text-note tracking-note">{role}</p>}
        <p className="mt-1 text-ink-2">{about}</p>
      </div>
    </section>
  )
}

function NextStep({ service }: Pick<Post, 'service'>) {
  return (
    <section className="border-2 border-ink p-6 print:hidden" aria-label="Next step">
      <h2 className="flex items-center gap-3 text-h4">
        {service && <KiteMark service={service.slug} className="size-9" />}
        {service ? service.title : 'What we do, with prices'}
      </h2>
      {service?.from && service.period && (
        <p className="mt-2 text-ink-2">
          From {fromText({ from: service.from, period: service.period })}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3.5">
        <ButtonLink
          href={service ? getEnquiryPath({ about: service.slug }) : pagePaths.contact}
          kind="rani"
        >
          Ask about it
        </ButtonLink>
        <ButtonLink
          href={service ? servicePath(service.slug) : pagePaths.servicesOverview}
          kind="ghost"
        >
          Packages and prices
        </ButtonLink>
      </div>
    </section>
  )
}

function OtherPosts({ posts }: { posts: Post['others'] }) {
  if (posts.length === 0) return null
  return (
    <nav className="col-span-full border-t-2 border-ink pt-6 print:hidden" aria-label="More posts">
      <h2 className="text-h3">More to read</h2>
      <ul className="mt-5 grid gap-x-twelfths gap-y-6 md:grid-cols-2">
        {posts.map(({ slug, title, author, publishedAt }) => (
          <li key={slug} className="relative border-t border-rule pt-4">
            <p className={byline}>
              <span>{author}</span>
              <time dateTime={publishedAt}>{formatDate(new Date(publishedAt), UTC)}</time>
            </p>
            <Link
              href={postPath(slug)}
              className="underline-offset-link mt-1.5 block min-h-11 text-h4 decoration-rani decoration-2 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
