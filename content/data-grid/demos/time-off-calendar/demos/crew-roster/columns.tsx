import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';
import {
  WORKING,
  holidayOf,
  options,
  runOf,
  setAbsence,
  type Person,
} from './roster';

const DAY_WIDTH = 36;

const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
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
    return holiday ? <abbr title={holiday}>H</abbr> : '';
  }
  const { length } = runOf(row, field, days);
  const name = `${value}, ${length} ${length === 1 ? 'day' : 'days'}`;
  return (
    <span role="img" aria-label={name} title={name}>
      {length > 2 ? value : value.charAt(0)}
    </span>
  );
}

/** One column for the name, and one for each day. */
export function createColumns(days: string[]): GridColDef<Person>[] {
  const dayColumns = days.map((day): GridColDef<Person> => {
    const name = weekday.format(Date.parse(day));
    const dayOfMonth = Number(day.slice(-2));
    return {
      field: day,
      headerName: `${name} ${dayOfMonth}`,
      renderHeader: () => (
        <Box sx={{ lineHeight: 1.3, textAlign: 'center' }}>
          {name.charAt(0)}
          <br />
          {dayOfMonth}
        </Box>
      ),
      type: 'singleSelect',
      valueOptions: options,
      editable: true,
      width: DAY_WIDTH,
      minWidth: DAY_WIDTH,
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
      width: 130,
      hideable: false,
      disableColumnMenu: true,
    },
    ...dayColumns,
  ];
}
