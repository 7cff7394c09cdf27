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

function ReadOnlyDateField(props: DatePickerFieldProps) {
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

  function open() {
    if (picker.triggerStatus === 'enabled') picker.setOpen(true);
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
        adapter.isValid(value) ? adapter.formatByString(value, fieldFormat) : ''
      }
      onClick={open}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          open();
        }
      }}
      slotProps={{
        htmlInput: { readOnly: true, 'aria-haspopup': 'dialog' },
        input: {
          ref: triggerRef,
          endAdornment: <CalendarIcon color="action" />,
          sx: { cursor: 'pointer', '& *': { cursor: 'inherit' } },
        },
      }}
    />
  );
}

export default function ReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2025-04-17')}
        slots={{ field: ReadOnlyDateField }}
      />
    </LocalizationProvider>
  );
}
