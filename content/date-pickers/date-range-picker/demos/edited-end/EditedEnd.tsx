import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

const project: DateRange<Dayjs> = [dayjs('2025-04-07'), dayjs('2025-04-17')];

export default function EditedEnd() {
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'center', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Date to edit"
          value={position}
          onChange={(_, chosen: RangePosition | null) =>
            chosen && setPosition(chosen)
          }
        >
          <ToggleButton value="start">Start</ToggleButton>
          <ToggleButton value="end">End</ToggleButton>
        </ToggleButtonGroup>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={project}
          rangePosition={position}
          onRangePositionChange={setPosition}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
