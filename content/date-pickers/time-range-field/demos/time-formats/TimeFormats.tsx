import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const broadcast: DateRange<Dayjs> = [
  dayjs('2025-04-17T20:15'),
  dayjs('2025-04-17T21:45'),
];

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 280 }}>
        <SingleInputTimeRangeField
          label="24 hours"
          ampm={false}
          defaultValue={broadcast}
        />
        <SingleInputTimeRangeField
          label="With seconds"
          format="HH:mm:ss"
          defaultValue={broadcast}
        />
        <SingleInputTimeRangeField
          label="Steps of 15 minutes"
          minutesStep={15}
          defaultValue={broadcast}
        />
      </Stack>
    </LocalizationProvider>
  );
}
