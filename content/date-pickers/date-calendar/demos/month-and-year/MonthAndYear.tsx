import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

const firstReport = dayjs('2019-07-01');
const lastReport = dayjs('2025-04-30');

function clamp(month: Dayjs) {
  if (month.isBefore(firstReport)) {
    return firstReport;
  }
  return month.isAfter(lastReport) ? lastReport : month;
}

export default function MonthAndYear() {
  const [month, setMonth] = React.useState<Dayjs>(lastReport);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'center' }}>
        <YearCalendar
          aria-label="Year of the report"
          value={month}
          onChange={(newMonth) => setMonth(clamp(newMonth))}
          minDate={firstReport}
          maxDate={lastReport}
        />
        <MonthCalendar
          aria-label="Month of the report"
          value={month}
          onChange={(newMonth) => setMonth(clamp(newMonth))}
          minDate={firstReport}
          maxDate={lastReport}
        />
        <Typography aria-live="polite">
          Report for {month.format('MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
