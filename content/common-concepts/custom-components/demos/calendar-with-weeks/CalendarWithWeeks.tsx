import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

interface WeeksState {
  showWeeks: boolean;
  onShowWeeksChange?: (showWeeks: boolean) => void;
}

const WeeksContext = React.createContext<WeeksState>({ showWeeks: false });

function HeaderWithWeeks(props: PickersCalendarHeaderProps) {
  const { showWeeks, onShowWeeksChange } = React.useContext(WeeksContext);
  return (
    <React.Fragment>
      <PickersCalendarHeader {...props} />
      <FormControlLabel
        sx={{ px: 3 }}
        label="Week numbers"
        control={
          <Switch
            size="small"
            checked={showWeeks}
            onChange={(event) => onShowWeeksChange?.(event.target.checked)}
          />
        }
      />
    </React.Fragment>
  );
}

export default function CalendarWithWeeks() {
  const [showWeeks, setShowWeeks] = React.useState(true);
  const weeks = React.useMemo(
    () => ({ showWeeks, onShowWeeksChange: setShowWeeks }),
    [showWeeks],
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <WeeksContext.Provider value={weeks}>
        <DateCalendar
          defaultValue={dayjs('2025-09-15')}
          displayWeekNumber={showWeeks}
          sx={{ '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' } }}
          slots={{ calendarHeader: HeaderWithWeeks }}
        />
      </WeeksContext.Provider>
    </LocalizationProvider>
  );
}
