import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { validateDateRange } from '@mui/x-date-pickers-pro/validation';
import {
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { useValidation } from '@mui/x-date-pickers/validation';

const report: DateRange<Dayjs> = [dayjs('2025-04-01'), dayjs('2025-04-17')];

function RangeButtonField(props: DateRangePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext<DateRange<Dayjs>>();
  const { value, timezone, fieldFormat, label } = picker;
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const { hasValidationError } = useValidation({
    validator: validateDateRange,
    value,
    timezone,
    props: internalProps,
  });
  const [start, end] = value.map((date) => date?.format(fieldFormat) ?? '…');

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
      {label}: {start} – {end}
    </Button>
  );
}
RangeButtonField.fieldType = 'single-input';

export default function RangeButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report"
        format="MMM D"
        defaultValue={report}
        slots={{ field: RangeButtonField }}
        slotProps={{ popper: { 'aria-label': 'Report dates' } }}
      />
    </LocalizationProvider>
  );
}
