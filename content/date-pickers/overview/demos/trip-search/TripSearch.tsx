import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const firstDay = dayjs('2025-04-01');
const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Easter weekend',
    getValue: () => [dayjs('2025-04-18'), dayjs('2025-04-21')],
  },
  {
    label: 'First week of May',
    getValue: () => [dayjs('2025-05-01'), dayjs('2025-05-08')],
  },
  { label: 'Clear', getValue: () => [null, null] },
];

export default function TripSearch() {
  const [origin, setOrigin] = React.useState('Oslo');
  const [destination, setDestination] = React.useState('Lisbon');
  const [[departure, returnDate], setDates] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-04-18'),
    dayjs('2025-04-21'),
  ]);
  const nights =
    departure && returnDate ? returnDate.diff(departure, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
        <CardContent component={Stack} sx={{ gap: 2 }}>
          <Stack direction="row" sx={{ gap: 2 }}>
            <TextField
              fullWidth
              label="From"
              value={origin}
              onChange={(event) => setOrigin(event.target.value)}
            />
            <TextField
              fullWidth
              label="To"
              value={destination}
              onChange={(event) => setDestination(event.target.value)}
            />
          </Stack>
          <DateRangePicker
            label="Travel dates"
            value={[departure, returnDate]}
            onChange={setDates}
            minDate={firstDay}
            slotProps={{
              popper: { 'aria-label': 'Travel dates' },
              shortcuts: { items: shortcuts },
              textField: { fullWidth: true },
            }}
          />
          <Typography aria-live="polite">
            {nights > 0
              ? `${origin} to ${destination}, ${nights} nights`
              : 'Choose a departure and a return date.'}
          </Typography>
        </CardContent>
      </Card>
    </LocalizationProvider>
  );
}
