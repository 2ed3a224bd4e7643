import { pagePaths } from '@kitewright/content-types/addresses'
import { useEffect, useRef, useState } from 'react'
import { formatExclusions, formatPlan, sumPlan } from '#app/sections/plan/plan.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useToday } from '#app/ui/format-date.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pieces } from './pieces.tsx'
import { Sail } from './sail.tsx'
import type { PlanProps } from './use-plan.ts'

/** Drawing and title block. */
export const Desk = ({ content, plan }: PlanProps) => (
  <>
    <Pieces plan={plan} />
    <TitleBlock content={content} plan={plan} />
  </>
)

/** On small screens a bar, which opens the estimate in a dialog. Each change is announced where the visitor is. */
export function PhoneEstimate({ content, plan }: PlanProps) {
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  const { pieces } = plan
  const { once, monthly, weeks, statusText } = sumPlan(pieces)
  const isEmpty = pieces.length === 0
  const more = once && monthly ? `+ ${monthly} per month` : weeks || 'Billed monthly'
  const openEstimate = () => {
    if (!isEmpty) return setIsOpen(true)
    document.querySelector<HTMLElement>('.plan-chooser summary')?.focus()
  }
  const status = (
    <p role="status" className="sr-only">
      {isEmpty ? 'Nothing chosen.' : statusText}
    </p>
  )
  return (
    <>
      {status}
      <button type="button" className="on-night plan-bar" onClick={openEstimate}>
        <Sail pieces={pieces} on="night" className="-my-2" />
        <span>
          <b className={isEmpty ? 'block text-lead-min/110' : 'block text-h4/110 font-heavy'}>
            {once ?? (monthly ? `${monthly} per month` : 'Nothing chosen yet')}
          </b>
          <span className="block text-sm/130 text-on-night-2">
            {isEmpty ? 'Choose a service to begin.' : more}
          </span>
        </span>
        {!isEmpty && (
          <span className="border-outline grid size-11 place-items-center border-night-line">
            <Icon name="caret-down-bold" className="rotate-180" />
            <span className="sr-only">Open your estimate</span>
          </span>
        )}
      </button>
      {isOpen && (
        <dialog
          ref={dialog}
          className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-auto overscroll-contain bg-sheet text-ink print:hidden"
          aria-label="Your estimate"
          onClose={() => setIsOpen(false)}
        >
          <p className="on-night sticky top-0 z-3 flex items-center justify-between border-b border-night-rule px-safe py-2">
            <b className="text-h4">Your estimate</b>
            <button
              type="button"
              className="border-outline grid size-11 cursor-pointer place-items-center border-night-line"
              aria-label="Close your estimate"
              onClick={() => dialog.current?.close()}
            >
              <Icon name="x" />
            </button>
          </p>
          <Desk content={content} plan={plan} />
          {status}
        </dialog>
      )}
    </>
  )
}

/** The sums, and what a client should know beside them. */
function TitleBlock({ content: { payments, exclusions, validDays }, plan: { pieces } }: PlanProps) {
  const { once, monthly, weeks, maxOneOff } = sumPlan(pieces)
  const none = pieces.length > 0 ? 'None' : '–'
  const isLarge = maxOneOff > payments.largeAbove
  const project = isLarge ? payments.large : payments.small
  const payment = !once && monthly ? payments.monthly : project
  const [bold = ''] = payment.match(/^.*?[.,](?= )/) ?? []
  const facts = [
    ['One-off', once ?? none],
    ['Per month', monthly ?? none],
    ['Time', weeks || (monthly && !once ? 'Ongoing' : '–')],
    [
      'Payments',
      bold,
      `${payment.slice(bold.length)} ${(once && monthly && payments.monthly) || ''}`,
    ],
    ['Not included', '', formatExclusions(exclusions, pieces)],
    [
      'Validity',
      'An estimate, not a quote.',
      ` Valid for ${validDays} days, to ${useToday(validDays)}.`,
    ],
  ]
  return (
    <div className="border-t border-ink bg-sheet print:border-0">
      <dl className="grid grid-cols-2 lg:grid-cols-estimate print:grid-cols-3">
        {facts.map(([name, value, text]) => (
          <div key={name} className={text ? 'plan-cell' : 'plan-cell plan-cell-big'}>
            <dt>{name}</dt>
            <dd className={text ? 'mt-1 text-md/140 text-balance text-ink-2' : ''}>
              {name === 'Payments' && once && (
                <span aria-hidden="true" className="plan-milestones">
                  {isLarge && <i />}
                  {isLarge && <i />}
                </span>
              )}
              <b className={value === none ? 'font-light text-ink-3' : 'font-[inherit] text-ink'}>
                {value}
              </b>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <Actions query={formatPlan(pieces)} />
    </div>
  )
}

function Actions({ query }: { query: string }) {
  const [copied, setCopied] = useState({ query: '', message: '' })
  const copy = async () => {
    const message = await navigator.clipboard.writeText(location.href).then(
      () => 'Link copied',
      () => 'We couldn’t copy the link. Copy it from the address bar.',
    )
    setCopied({ query, message })
  }
  return (
    <p className="plan-actions">
      <ButtonLink
        href={query ? `${pagePaths.contact}?${query}` : pagePaths.contact}
        kind={query ? 'rani' : 'ghost'}
      >
        {query ? 'Ask for this' : 'Ask us what you need'}
      </ButtonLink>
      {query && (
        <>
          <Button kind="ghost" onClick={() => void copy()}>
            Copy link
          </Button>
          <Button kind="ghost" onClick={() => print()}>
            Save price sheet
          </Button>
        </>
      )}
      <span role="status" className="text-md font-semibold empty:hidden">
        {copied.query === query ? copied.message : ''}
      </span>
    </p>
  )
}
