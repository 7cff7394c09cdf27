import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const dispatch = dayjs('2025-04-17');

const deliveries: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Same day', getValue: () => dispatch },
  { label: 'Next day', getValue: () => dispatch.add(1, 'day') },
  { label: 'In 3 days', getValue: () => dispatch.add(3, 'day') },
  { label: 'In 5 days', getValue: () => dispatch.add(5, 'day') },
];

const isSunday = (date: Dayjs) => date.day() === 0;

export default function DisabledShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        referenceDate={dispatch}
        minDate={dispatch.add(1, 'day')}
        shouldDisableDate={isSunday}
        slotProps={{
          shortcuts: { items: deliveries },
          textField: { helperText: 'From April 18, not on Sundays' },
        }}
      />
    </LocalizationProvider>
  );
}
