import * as React from 'react';
import Alert from '@mui/material/Alert';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import { createServer } from './server';

const appointments = [
  { id: '2025-04-08', free: 2 },
  { id: '2025-04-17', free: 5 },
  { id: '2025-04-24', free: 1 },
  { id: '2025-05-06', free: 4 },
  { id: '2025-05-13', free: 3 },
];
const server = createServer(appointments, { latency: 800, failEvery: 4 });
const firstMonth = dayjs('2025-04-01');

const FreeContext = React.createContext<ReadonlyMap<string, number>>(new Map());

function AppointmentDay(props: PickersDayProps) {
  const free = React.useContext(FreeContext).get(
    props.day.format('YYYY-MM-DD'),
  );
  const count = props.outsideCurrentMonth ? 0 : (free ?? 0);

  return (
    <Badge badgeContent={count} color="success" overlap="circular">
      <PickersDay
        {...props}
        aria-label={`${props.day.format('MMMM D')}, ${count} free`}
      />
    </Badge>
  );
}

export default function FreeAppointments() {
  const [month, setMonth] = React.useState(firstMonth);
  const [free, setFree] = React.useState<Map<string, number> | null>(null);
  const [failed, setFailed] = React.useState(false);

  React.useEffect(() => {
    const controller = new AbortController();
    const search = month.format('YYYY-MM');
    server.list({ search, signal: controller.signal }).then(
      ({ rows }) => setFree(new Map(rows.map((row) => [row.id, row.free]))),
      () => !controller.signal.aborted && setFailed(true),
    );
    return () => controller.abort();
  }, [month]);

  const load = (newMonth: typeof month) => {
    setFree(null);
    setFailed(false);
    setMonth(newMonth.clone());
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <FreeContext.Provider value={free ?? new Map()}>
          <DateCalendar
            referenceDate={firstMonth}
            loading={free === null && !failed}
            renderLoading={() => <DayCalendarSkeleton />}
            onMonthChange={load}
            shouldDisableDate={(day) => !free?.has(day.format('YYYY-MM-DD'))}
            slots={{ day: AppointmentDay }}
          />
        </FreeContext.Provider>
        {failed && (
          <Alert
            severity="error"
            action={<Button onClick={() => load(month)}>Retry</Button>}
          >
            Appointments didn't load.
          </Alert>
        )}
      </Stack>
    </LocalizationProvider>
  );
}
