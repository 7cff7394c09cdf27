import dayjs, { type Dayjs } from 'dayjs';
import type { PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// In your app, use dayjs() for the current day.
const today = dayjs('2025-04-17');

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today] },
  {
    label: 'This month',
    getValue: () => [today.startOf('month'), today.endOf('month')],
  },
  {
    label: 'Next month',
    getValue: () => {
      const nextMonth = today.add(1, 'month');
      return [nextMonth.startOf('month'), nextMonth.endOf('month')];
    },
  },
  { label: 'Clear', getValue: () => [null, null] },
];

export default function RangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Sales period"
        defaultValue={[today.subtract(6, 'day'), today]}
        maxDate={today.endOf('month')}
        slotProps={{
          popper: { 'aria-label': 'Sales period' },
          shortcuts: { items: shortcuts },
        }}
      />
    </LocalizationProvider>
  );
}
