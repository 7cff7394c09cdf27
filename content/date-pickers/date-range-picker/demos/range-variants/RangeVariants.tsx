import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

const rental: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-21')];

export default function RangeVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, maxWidth: '100%' }}
      >
        <Stack sx={{ gap: 3 }}>
          <DateRangePicker
            label="Responsive"
            defaultValue={rental}
            slotProps={{ popper: { 'aria-label': 'Responsive' } }}
          />
          <DesktopDateRangePicker
            label="Desktop"
            defaultValue={rental}
            slotProps={{ popper: { 'aria-label': 'Desktop' } }}
          />
          <MobileDateRangePicker label="Mobile" defaultValue={rental} />
        </Stack>
        <div>
          <Typography variant="caption">Static</Typography>
          <StaticDateRangePicker
            displayStaticWrapperAs="desktop"
            calendars={1}
            defaultValue={rental}
            sx={{ minWidth: 288 }}
          />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
