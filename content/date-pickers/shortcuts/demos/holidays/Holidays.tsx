import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const holidays: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Good Friday', getValue: () => dayjs('2025-04-18') },
  { label: 'Memorial Day', getValue: () => dayjs('2025-05-26') },
  { label: 'Independence Day', getValue: () => dayjs('2025-07-04') },
  { label: 'Thanksgiving', getValue: () => dayjs('2025-11-27') },
];

const referenceDate = dayjs('2025-04-17');

export default function Holidays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day off"
        referenceDate={referenceDate}
        slotProps={{
          shortcuts: { items: holidays },
          textField: { helperText: 'Holidays are listed in the calendar' },
        }}
      />
    </LocalizationProvider>
  );
}
