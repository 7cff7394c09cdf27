import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

// In your app, use dayjs() for the current day.
const today = dayjs('2025-04-17');

const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'This week',
    getValue: () => [today.startOf('week'), today.endOf('week')],
  },
  {
    label: 'Last week',
    getValue: () => {
      const lastWeek = today.subtract(1, 'week');
      return [lastWeek.startOf('week'), lastWeek.endOf('week')];
    },
  },
  {
    label: 'This month',
    getValue: () => [today.startOf('month'), today.endOf('month')],
  },
  { label: 'All dates', getValue: () => [null, null] },
];

export default function RangePresets() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Orders"
        referenceDate={today}
        slotProps={{
          popper: { 'aria-label': 'Orders' },
          shortcuts: { items: periods },
        }}
      />
    </LocalizationProvider>
  );
}
