import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
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
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

function DateButton(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const adapter = usePickerAdapter();
  const picker = usePickerContext();
  const { value, timezone, fieldFormat, label } = picker;
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Button
      {...forwardedProps}
      ref={ref}
      className={picker.rootClassName}
      sx={picker.rootSx}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      disabled={picker.disabled}
      onClick={() => picker.setOpen((open) => !open)}
    >
      <span>
        <span id={props.id && `${props.id}-label`}>{label}</span>:{' '}
        {adapter.isValid(value)
          ? adapter.formatByString(value, fieldFormat)
          : 'any'}
      </span>
    </Button>
  );
}

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Due"
        format="MMM D, YYYY"
        defaultValue={dayjs('2025-04-17')}
        slots={{ field: DateButton }}
        slotProps={{ actionBar: { actions: ['clear'] } }}
      />
    </LocalizationProvider>
  );
}
