import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// 04172025 becomes 04/17/2025.
function applyMask(text: string) {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
    .filter(Boolean)
    .join('/');
}

function MaskedDateField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const adapter = usePickerAdapter();
  const placeholder = useParsedFormat();
  const picker = usePickerContext();
  const { value, timezone, fieldFormat, rootRef, triggerRef } = picker;
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });
  const [draft, setDraft] = React.useState('');

  function handleChange(text: string) {
    const masked = applyMask(text);
    const date =
      masked.length === 10 ? adapter.parse(masked, fieldFormat) : null;
    setDraft(adapter.isValid(date) ? '' : masked);
    picker.setValue(date);
  }

  return (
    <TextField
      {...forwardedProps}
      ref={rootRef}
      className={picker.rootClassName}
      sx={picker.rootSx}
      label={picker.label}
      name={picker.name}
      disabled={picker.disabled}
      placeholder={placeholder}
      error={hasValidationError}
      value={
        adapter.isValid(value)
          ? adapter.formatByString(value, fieldFormat)
          : draft
      }
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => value === null && setDraft('')}
      slotProps={{
        htmlInput: { inputMode: 'numeric', readOnly: picker.readOnly },
        input: {
          ref: triggerRef,
          endAdornment: (
            <IconButton
              edge="end"
              aria-label="Choose date"
              disabled={picker.triggerStatus === 'disabled'}
              onClick={() => picker.setOpen(true)}
            >
              <CalendarIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}

export default function MaskedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of purchase"
        defaultValue={dayjs('2025-04-17')}
        slots={{ field: MaskedDateField }}
      />
    </LocalizationProvider>
  );
}
