import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const season: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-10-12')];

export default function Separators() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Season"
          format="MMM D, YYYY"
          dateSeparator="to"
          defaultValue={season}
        />
        <MultiInputDateRangeField
          format="MMM D"
          dateSeparator="→"
          defaultValue={season}
          slotProps={{
            textField: ({ position }) => ({
              id: `season-${position}`,
              label: position === 'start' ? 'Opens' : 'Closes',
              size: 'small',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
