import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { DayCell, DayEditor } from './DayCell';
import {
  TODAY,
  WORKING,
  isWeekend,
  options,
  runOf,
  setAbsence,
  type Person,
} from './roster';

const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  timeZone: 'UTC',
});

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const classOf = (day: string) => {
  if (day === TODAY) return 'today';
  return isWeekend(day) ? 'off' : '';
};

/** One column for the name, and one for each day. */
export function createColumns(days: string[]): GridColDef<Person>[] {
  const dayColumns = days.map((day): GridColDef<Person> => {
    const date = Date.parse(day);
    const weekday = shortDay.format(date);
    const dayOfMonth = Number(day.slice(-2));
    return {
      field: day,
      headerName: `${weekday} ${dayOfMonth}`,
      headerClassName: classOf(day),
      renderHeader: () => (
        <Box
          role="img"
          aria-label={longDay.format(date)}
          sx={{ lineHeight: 1.4, textAlign: 'center' }}
        >
          {weekday.charAt(0)}
          <br />
          {dayOfMonth}
        </Box>
      ),
      type: 'singleSelect',
      valueOptions: options,
      editable: true,
      flex: 1,
      minWidth: 28,
      display: 'flex',
      align: 'center',
      headerAlign: 'center',
      sortable: false,
      filterable: false,
      hideable: false,
      resizable: false,
      disableReorder: true,
      disableColumnMenu: true,
      valueGetter: (_, row) => row.days[day] ?? WORKING,
      // An edit applies to all days of the absence.
      valueSetter: (value, row) =>
        setAbsence(row, row.days[day] ? runOf(row, day, days) : [day], value),
      colSpan: (_, row) => (row.days[day] ? runOf(row, day, days).length : 1),
      renderCell: ({ row }) => <DayCell row={row} field={day} days={days} />,
      renderEditCell: (params) => <DayEditor {...params} days={days} />,
    };
  });

  return [
    {
      field: 'name',
      headerName: 'Crew',
      width: 125,
      hideable: false,
      disableColumnMenu: true,
    },
    ...dayColumns,
  ];
}
