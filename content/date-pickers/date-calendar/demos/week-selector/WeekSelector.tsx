import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const selectedStyle = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

export default function WeekSelector() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2025-04-17'));
  const [hovered, setHovered] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          showDaysOutsideCurrentMonth
          slotProps={{
            day: ({ day: cell, isDayStartOfWeek, isDayEndOfWeek }) => ({
              onMouseEnter: () => setHovered(cell),
              onMouseLeave: () => setHovered(null),
              sx: {
                width: 40,
                mx: 0,
                borderRadius: 0,
                ...(isDayStartOfWeek && { borderRadius: '18px 0 0 18px' }),
                ...(isDayEndOfWeek && { borderRadius: '0 18px 18px 0' }),
                ...(cell.isSame(hovered, 'week') && {
                  bgcolor: 'action.hover',
                }),
                ...(cell.isSame(day, 'week') && {
                  '&, &:hover, &:focus': selectedStyle,
                }),
              },
            }),
          }}
        />
        <Typography aria-live="polite">
          {day
            ? `${day.startOf('week').format('MMM D')} to ${day.endOf('week').format('MMM D, YYYY')}`
            : 'Pick a week'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
