import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const warranty: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2027-04-16')];

export default function OneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Warranty"
        defaultValue={warranty}
        helperText="Starts on the day of delivery"
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
