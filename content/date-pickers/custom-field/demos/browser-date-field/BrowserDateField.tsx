import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import {
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

const ISO = 'YYYY-MM-DD';
const hideBrowserButton = {
  '& ::-webkit-calendar-picker-indicator': { display: 'none' },
};

function BrowserField(props: DatePickerFieldProps) {
  // 1. Separate the validation props from the rest.
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');

  // 2. Read the state of the picker.
  const picker = usePickerContext();
  const { value, timezone, rootRef, triggerRef } = picker;
  const adapter = usePickerAdapter();

  // 3. Validate the value.
  const { validationError, hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  // 4. Render an input that sets the value.
  return (
    <TextField
      {...forwardedProps}
      type="date"
      ref={rootRef}
      className={picker.rootClassName}
      sx={[
        hideBrowserButton,
        ...(Array.isArray(picker.rootSx) ? picker.rootSx : [picker.rootSx]),
      ]}
      label={picker.label}
      name={picker.name}
      disabled={picker.disabled}
      error={hasValidationError}
      helperText={
        validationError === 'minDate' ? 'Choose a day from April 15 on' : ' '
      }
      value={adapter.isValid(value) ? adapter.formatByString(value, ISO) : ''}
      onChange={({ target }) =>
        picker.setValue(
          target.value === '' ? null : adapter.parse(target.value, ISO),
        )
      }
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { readOnly: picker.readOnly },
        input: {
          ref: triggerRef,
          endAdornment: (
            <IconButton
              edge="end"
              aria-label="Open the calendar"
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

export default function BrowserDateField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Inspection"
        defaultValue={dayjs('2025-04-17')}
        minDate={dayjs('2025-04-15')}
        slots={{ field: BrowserField }}
      />
    </LocalizationProvider>
  );
}
