import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import type { DigitalClockItemProps } from '@mui/x-date-pickers/DigitalClock';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { usePickerRangePositionContext } from '@mui/x-date-pickers-pro/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const shift: DateRange<Dayjs> = [
  dayjs('2025-04-17T08:00'),
  dayjs('2025-04-17T16:00'),
];

function ShiftItem({
  itemValue,
  formattedValue,
  ...other
}: DigitalClockItemProps) {
  const { value } = usePickerContext<DateRange<Dayjs>>();
  const { rangePosition } = usePickerRangePositionContext();
  const hours = value[0] ? itemValue.diff(value[0], 'hour', true) : 0;

  return (
    <MenuItem {...other}>
      {formattedValue}
      {rangePosition === 'end' && hours > 0 && (
        <Typography variant="body2" sx={{ ml: 1, color: 'text.secondary' }}>
          ({hours} h)
        </Typography>
      )}
    </MenuItem>
  );
}

export default function ShiftLengths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Shift"
        defaultValue={shift}
        format="hh:mm A"
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        slots={{ digitalClockItem: ShiftItem }}
        slotProps={{ popper: { 'aria-label': 'Shift' } }}
      />
    </LocalizationProvider>
  );
}
