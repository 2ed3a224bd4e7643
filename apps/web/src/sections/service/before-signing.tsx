import { pagePaths, postPath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { SAMPLES_ID } from '#app/routing/enquiry-address.ts'
import type { Service } from '#app/routing/page-content.ts'
import { Icon } from '#app/ui/icon.tsx'
import { RichText } from '#app/ui/rich-text.tsx'

const samplesPath = `${pagePaths.servicesOverview}#${SAMPLES_ID}`

/** Terms that apply to all prices above (payment, warranty), and questions that people ask before they sign. */
export function BeforeSigning({ service: { shared, questions, articles } }: { service: Service }) {
  const terms = shared?.terms ?? []
  const toRead = [
    ...(shared?.guide ? [shared.guide] : []),
    ...(shared?.samples ? [{ label: shared.samples, href: samplesPath }] : []),
    ...articles.map(({ title, slug }) => ({ label: title, href: postPath(slug) })),
  ]
  // A guide may be the post that is about this service.
  const once = toRead.filter(({ href }, at) => toRead.findIndex((one) => one.href === href) === at)
  return (
    <div className="mt-part grid items-start gap-x-lists gap-y-8 @md/service:grid-cols-2 print:mt-5">
      <div className="print:@md/service:col-span-full">
        <dl className="border-t-2 border-ink print:grid print:grid-cols-2 print:gap-x-lists">
          {terms.map(({ _key, title, text }) => (
            <div key={_key} className="border-b border-rule py-4 print:py-2">
              <dt className="text-h5 font-semibold">{title}</dt>
              <dd className="mt-1 measure-340 text-copy/145 text-ink-2 print:text-sm">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="print:hidden">
        {questions && questions.length > 0 && (
          <div className="border-t-2 border-ink">
            {shared?.questions && (
              <h3 className="border-b border-rule pt-4 pb-3.5 text-h5 font-semibold">
                {shared.questions}
              </h3>
            )}
            {questions.map(({ _id, question, answer }) => (
              <details key={_id} className="group border-b border-rule">
                <summary className="question-before">
                  {question}
                  <Icon name="caret-down-bold" className="size-3.5 group-open:rotate-180" />
                </summary>
                <div className="answer-before">
                  <RichText value={answer} level={4} />
                </div>
              </details>
            ))}
          </div>
        )}
        <ul className="mt-2.5">
          {once.map(({ label, href }) => (
            <li key={href}>
              <Link className="text-link inline-flex min-h-11 items-center" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
