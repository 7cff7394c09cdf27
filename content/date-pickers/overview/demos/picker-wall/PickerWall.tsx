import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const firstDay = dayjs('2014-01-01');
const lastDay = dayjs('2025-12-31');

const wall = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .MuiDateCalendar-root, & .MuiMonthCalendar-root, & .MuiYearCalendar-root':
    {
      maxWidth: '100%',
    },
  // Both columns end at the same height.
  '& > .MuiStack-root > :last-child': { flex: 1 },
  '@container (min-width: 600px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
};

// Five whole items.
const clock = {
  width: 'auto',
  borderBottom: 0,
  '& .MuiMultiSectionDigitalClockSection-root': { maxHeight: 214 },
};

const plan = {
  height: 20,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, slateblue 22%, transparent)',
};

interface TileProps {
  name: string;
  page: string;
  isPro?: boolean;
  children: React.ReactNode;
}

function Tile({ name, page, isPro = false, children }: TileProps) {
  return (
    <Paper variant="outlined" role="group" aria-label={name}>
      <Box sx={{ display: 'flex', gap: 1, px: 2, pt: 1.5 }}>
        <Link
          href={`/x/react-date-pickers/${page}/`}
          variant="body2"
          color="text.secondary"
        >
          {name}
        </Link>
        {isPro && <Chip size="small" label="Pro" sx={plan} />}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>{children}</Box>
    </Paper>
  );
}

export default function PickerWall() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2025-03-20T15:30'),
  );
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-03-24'),
    dayjs('2025-04-11'),
  ]);
  const isWide = useMediaQuery('(min-width: 1400px)');
  const common = { value, onChange: setValue };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', containerType: 'inline-size' }}>
        <Box sx={wall}>
          <Stack sx={{ gap: 2 }}>
            <Tile name="Date Calendar" page="date-calendar">
              <DateCalendar {...common} />
            </Tile>
            <Tile name="Digital Clock" page="digital-clock">
              <MultiSectionDigitalClock {...common} sx={clock} />
            </Tile>
          </Stack>
          <Stack sx={{ gap: 2 }}>
            <Tile name="Time Clock" page="time-clock">
              <TimeClock {...common} />
            </Tile>
            <Tile name="Pickers and fields" page="fields">
              <Stack sx={{ flex: 1, gap: 2, p: 2 }}>
                <DatePicker label="Date Picker" {...common} />
                <TimePicker label="Time Picker" {...common} />
                <DateTimePicker label="Date Time Picker" {...common} />
                <DateField label="Date Field" {...common} />
              </Stack>
            </Tile>
          </Stack>
          <Box sx={{ gridColumn: '1 / -1', position: 'relative' }}>
            <Tile name="Date ranges" page="date-range-picker" isPro>
              <Stack sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ px: 2, pt: 2 }}>
                  <DateRangePicker
                    label="Date Range Picker"
                    value={range}
                    onChange={setRange}
                    slotProps={{
                      popper: { 'aria-label': 'Date Range Picker' },
                      textField: { fullWidth: true },
                    }}
                  />
                </Box>
                <DateRangeCalendar
                  calendars={isWide ? 2 : 1}
                  value={range}
                  onChange={setRange}
                  sx={{ justifyContent: 'center' }}
                />
              </Stack>
            </Tile>
          </Box>
          <Tile name="Month Calendar" page="date-calendar">
            <MonthCalendar {...common} />
          </Tile>
          <Tile name="Year Calendar" page="date-calendar">
            <YearCalendar
              {...common}
              minDate={firstDay}
              maxDate={lastDay}
              yearsOrder="desc"
            />
          </Tile>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
