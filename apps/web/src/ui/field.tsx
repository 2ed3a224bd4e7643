import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { Icon } from './icon.tsx'

type FieldProps = {
  /** Must be unique in the document: label and error refer to it. */
  id: string
  label: string
  /** The error message; the control is marked invalid. */
  error?: string
}

const control = [
  'block min-h-13 w-full appearance-none rounded-control border-outline border-rule-strong bg-paper px-3.5 pt-3 pb-2.5',
  'placeholder:text-ink-3 hover:border-ink focus-visible:border-ink focus-visible:bg-sheet focus-visible:outline-offset-1',
  'aria-invalid:border-2 aria-invalid:border-error',
  'in-[.on-night]:border-night-line in-[.on-night]:bg-night in-[.on-night]:placeholder:text-on-night-2 in-[.on-night]:hover:border-on-night-2',
  'in-[.on-night]:focus-visible:border-on-night in-[.on-night]:focus-visible:bg-night',
].join(' ')

/** One line of text. */
export function TextField({
  label,
  error,
  ...rest
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field id={rest.id} label={label} error={error}>
      <input className={control} {...getErrorProps(rest.id, error)} {...rest} />
    </Field>
  )
}

/** Several lines of text. */
export function LongTextField({
  label,
  error,
  ...rest
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field id={rest.id} label={label} error={error}>
      <textarea className={`${control} min-h-38`} {...getErrorProps(rest.id, error)} {...rest} />
    </Field>
  )
}

type OptionalChoiceProps = Omit<FieldProps, 'error'> &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** The label of the empty option. */
    empty: string
    options: readonly { value: string; label: string }[]
  }

/** One of several options, or none. */
export function OptionalChoiceField({ label, empty, options, ...rest }: OptionalChoiceProps) {
  return (
    <Field id={rest.id} label={label} optional>
      <div className="relative">
        <select
          className={`${control} pr-11 text-ellipsis`}
          aria-describedby={`${rest.id}-optional`}
          {...rest}
        >
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="caret-down-bold"
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
        />
      </div>
    </Field>
  )
}

const getErrorProps = (id: string, error?: string) =>
  error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {}

/** The label above the control, what is wrong with it below. */
function Field({
  id,
  label,
  optional,
  error,
  children,
}: FieldProps & { optional?: boolean; children: ReactNode }) {
  return (
    <div className="mb-5.5">
      <div className="mb-1.25 flex flex-wrap justify-between gap-x-4 text-copy">
        <label className="font-semibold" htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className="text-ink-3" id={`${id}-optional`}>
            optional
          </span>
        )}
      </div>
      {children}
      {error && (
        <p
          className="mt-1.75 flex items-center gap-1.75 text-md/135 font-medium text-error"
          id={`${id}-error`}
        >
          <Icon name="warning-circle-fill" className="size-4.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
