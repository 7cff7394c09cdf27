import {
  type ChangeEventHandler,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const renewal = dayjs('2025-04-17');

interface PlainInputProps {
  id?: string;
  name?: string;
  label?: ReactNode;
  value?: string;
  error?: boolean;
  disabled?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLDivElement>;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onClick?: React.MouseEventHandler;
  onFocus?: React.FocusEventHandler;
  onBlur?: React.FocusEventHandler;
  inputProps?: InputHTMLAttributes<HTMLInputElement> & {
    ref?: Ref<HTMLInputElement>;
  };
  InputProps?: {
    ref?: Ref<HTMLDivElement>;
    endAdornment?: ReactNode;
    readOnly?: boolean;
  };
}

function PlainInput(props: PlainInputProps) {
  // On mobile, the picker doesn't pass an id.
  const fallbackId = useId();
  const {
    id = fallbackId,
    label,
    value,
    error,
    disabled,
    placeholder,
    inputProps,
    InputProps,
    ref,
  } = props;

  return (
    <div ref={ref}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div ref={InputProps?.ref} style={{ display: 'flex' }}>
        <input
          {...inputProps}
          id={id}
          name={props.name}
          value={value}
          disabled={disabled}
          readOnly={InputProps?.readOnly}
          placeholder={placeholder}
          aria-invalid={error}
          onChange={props.onChange}
          onClick={props.onClick}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
        />
        {InputProps?.endAdornment}
      </div>
    </div>
  );
}

export default function NativeTextInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Renewal"
        defaultValue={renewal}
        enableAccessibleFieldDOMStructure={false}
        slots={{ textField: PlainInput }}
      />
    </LocalizationProvider>
  );
}
