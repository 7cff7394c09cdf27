import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const project: DateRange<Dayjs> = [
  dayjs('2025-04-17T09:00'),
  dayjs('2025-05-09T17:00'),
];

export default function TwoMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 440, '& > *': { width: '100%' } }}>
        <DateTimeRangePicker
          label="Project"
          calendars={2}
          defaultValue={project}
          slotProps={{ popper: { 'aria-label': 'Project' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
