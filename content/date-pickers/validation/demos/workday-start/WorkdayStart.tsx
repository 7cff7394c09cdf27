import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const referenceDate = dayjs('2025-04-17');

const isWeekendStart = (date: Dayjs, position: string) =>
  position === 'start' && [0, 6].includes(date.day());

export default function WorkdayStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Rental"
        referenceDate={referenceDate}
        shouldDisableDate={isWeekendStart}
        slotProps={{
          popper: { 'aria-label': 'Rental' },
          textField: { helperText: 'Pick-up Monday to Friday, return any day' },
        }}
      />
    </LocalizationProvider>
  );
}
