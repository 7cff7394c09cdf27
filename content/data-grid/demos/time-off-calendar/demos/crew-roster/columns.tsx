import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import {
  TODAY,
  WORKING,
  holidayOf,
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

interface DayProps {
  params: GridRenderCellParams<Person, string>;
  days: string[];
}

function Day({ params: { row, field, value = WORKING }, days }: DayProps) {
  if (row.counts) return row.counts[field] ?? '';
  if (value === WORKING) {
    const holiday = holidayOf(row, field);
    return holiday ? (
      <span role="img" aria-label={holiday} title={holiday}>
        H
      </span>
    ) : null;
  }
  const { length } = runOf(row, field, days);
  const name = `${value}, ${length} ${length === 1 ? 'day' : 'days'}`;
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className={`bar ${value.toLowerCase()}`}
    >
      {length > 2 ? value : value.charAt(0)}
    </span>
  );
}

/** One column for the name, and one for each day. */
export function createColumns(days: string[]): GridColDef<Person>[] {
  const dayColumns = days.map((day): GridColDef<Person> => {
    const date = Date.parse(day);
    const weekday = shortDay.format(date);
    const dayOfMonth = Number(day.slice(-2));
    return {
      field: day,
      headerName: `${weekday} ${dayOfMonth}`,
      headerClassName: day === TODAY ? 'today' : isWeekend(day) ? 'off' : '',
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
      renderCell: (params) => <Day params={params} days={days} />,
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
