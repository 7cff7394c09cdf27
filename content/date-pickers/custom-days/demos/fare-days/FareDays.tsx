import dayjs from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickerDay2,
  type PickerDay2Props,
} from '@mui/x-date-pickers/PickerDay2';

const fares = new Map([
  ['2025-04-15', 89],
  ['2025-04-17', 64],
  ['2025-04-18', 120],
  ['2025-04-22', 58],
  ['2025-04-24', 72],
]);

function FareDay(props: PickerDay2Props) {
  const { day, outsideCurrentMonth } = props;
  const adapter = usePickerAdapter();
  const fare = fares.get(adapter.formatByString(day, 'YYYY-MM-DD'));

  if (outsideCurrentMonth || fare === undefined)
    return <PickerDay2 {...props} />;

  return (
    <PickerDay2 {...props} sx={{ flexDirection: 'column', lineHeight: 1.2 }}>
      {adapter.format(day, 'dayOfMonth')}
      <Typography component="span" sx={{ fontSize: 10, lineHeight: 1 }}>
        ${fare}
      </Typography>
    </PickerDay2>
  );
}

export default function FareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        slots={{ day: FareDay }}
      />
    </LocalizationProvider>
  );
}
