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
  /** What is wrong; the control is marked invalid. */
  error?: string
}

const control = [
  'block min-h-13 w-full appearance-none rounded-control border-[1.5px] border-rule-strong bg-paper px-[0.9rem] pt-[0.72rem] pb-[0.6rem]',
  'placeholder:text-ink-3 hover:border-ink focus-visible:border-ink focus-visible:bg-sheet focus-visible:outline-offset-1',
  'aria-invalid:border-2 aria-invalid:border-error',
].join(' ')

/** One line of text. */
export function TextField({
  label,
  error,
  ...rest
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field id={rest.id} label={label} error={error}>
      <input className={control} {...errorState(rest.id, error)} {...rest} />
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
      <textarea className={`${control} min-h-38`} {...errorState(rest.id, error)} {...rest} />
    </Field>
  )
}

type OptionalChoiceProps = Omit<FieldProps, 'error'> &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** What stands for "none chosen". */
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

const errorState = (id: string, error?: string) =>
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
    <div className="mb-[1.35rem]">
      <div className="mb-[0.3rem] flex justify-between gap-4 text-[1.0625rem]">
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
          className="mt-[0.45rem] flex items-center gap-[0.45rem] text-[1rem]/[1.35] font-medium text-error"
          id={`${id}-error`}
        >
          <Icon name="warning-circle-fill" className="size-[1.15rem]" /> {error}
        </p>
      )}
    </div>
  )
}
