import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const startOfToday = () => dayjs().startOf('day');

const dueDates: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Today', getValue: startOfToday },
  { label: 'Tomorrow', getValue: () => startOfToday().add(1, 'day') },
  { label: 'In one week', getValue: () => startOfToday().add(1, 'week') },
  { label: 'No due date', getValue: () => null },
];

export default function RelativeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due" slotProps={{ shortcuts: { items: dueDates } }} />
    </LocalizationProvider>
  );
}
