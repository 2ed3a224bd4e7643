import './field.css'
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

/** One line of text. */
export function TextField({
  label,
  error,
  ...rest
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field id={rest.id} label={label} error={error}>
      <input className="field__control" {...errorState(rest.id, error)} {...rest} />
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
      <textarea className="field__control" {...errorState(rest.id, error)} {...rest} />
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
      <div className="field__choice">
        <select className="field__control" aria-describedby={`${rest.id}-optional`} {...rest}>
          <option value="">{empty}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down-bold" />
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
    <div className="field">
      <div className="field__head">
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className="field__optional" id={`${id}-optional`}>
            optional
          </span>
        )}
      </div>
      {children}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="warning-circle-fill" /> {error}
        </p>
      )}
    </div>
  )
}
