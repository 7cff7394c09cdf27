import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const festival: DateRange<Dayjs> = [
  dayjs('2025-04-17T10:00'),
  dayjs('2025-04-21T18:30'),
];

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Festival dates"
          defaultValue={festival}
        />
        <MultiInputTimeRangeField
          defaultValue={festival}
          slotProps={{
            textField: ({ position }) => ({
              id: `doors-${position}`,
              label: position === 'start' ? 'Doors open' : 'Doors close',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
