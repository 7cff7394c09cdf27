import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

const pickup = dayjs('2025-04-17T09:30');

function DayAndTimeTabs({ className, hidden }: DateTimePickerTabsProps) {
  const { view, setView } = usePickerContext();
  const isDate = view === 'year' || view === 'month' || view === 'day';

  return hidden ? null : (
    <Tabs
      className={className}
      variant="fullWidth"
      value={isDate ? 'day' : 'hours'}
      onChange={(_, next: 'day' | 'hours') => setView(next)}
    >
      <Tab value="day" label="Day" />
      <Tab value="hours" label="Time" />
    </Tabs>
  );
}

export default function TextTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={pickup}
        slots={{ tabs: DayAndTimeTabs }}
        slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
