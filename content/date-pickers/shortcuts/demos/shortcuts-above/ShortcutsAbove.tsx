import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

// In your app, use dayjs() for the current day.
const today = dayjs('2025-04-17');

const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Today', getValue: () => [today, today] },
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today] },
  {
    label: 'This month',
    getValue: () => [today.startOf('month'), today.endOf('month')],
  },
];

export default function ShortcutsAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        calendars={1}
        displayStaticWrapperAs="desktop"
        defaultValue={[today.subtract(6, 'day'), today]}
        slotProps={{
          shortcuts: { items: periods },
          actionBar: { actions: [] },
        }}
        sx={{
          [`& .${pickersLayoutClasses.shortcuts}`]: {
            gridRow: 1,
            gridColumn: 2,
            display: 'flex',
            flexWrap: 'wrap',
            maxWidth: 320,
            '& .MuiListItem-root': { width: 'auto', px: 0.5 },
          },
          [`& .${pickersLayoutClasses.contentWrapper}`]: { gridRow: 2 },
        }}
      />
    </LocalizationProvider>
  );
}
