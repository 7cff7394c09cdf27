import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const lesson: DateRange<Dayjs> = [
  dayjs('2025-04-17T16:00'),
  dayjs('2025-04-17T16:45'),
];

export default function OneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Piano lesson"
        defaultValue={lesson}
        helperText="Every Thursday, room 12"
      />
    </LocalizationProvider>
  );
}
