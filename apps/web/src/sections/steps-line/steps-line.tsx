import './steps-line.css'

type Step = { _key: string; title: string; text: string; duration: string | null }

/** Four steps on one line, a diamond each. Needs a container `service` with the colours of a group. */
export function StepsLine({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps-line relative grid grid-cols-4 @max-md/service:grid-cols-1">
      {steps.map((step) => (
        <li key={step._key} className="steps-line__step steps-line-step">
          <h3 className="text-h5/115">{step.title}</h3>
          {step.duration && (
            <p className="mt-1.5 font-mono text-note tracking-note text-ink-3">{step.duration}</p>
          )}
          <p className="mt-1.5 text-copy/145 text-ink-2">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
