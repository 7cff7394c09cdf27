import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridCellParams } from '@mui/x-data-grid-pro';
import { createColumns } from './columns';
import { MonthContext, RosterToolbar } from './RosterToolbar';
import {
  TODAY,
  countAway,
  crew,
  daysOfMonth,
  holidayOf,
  type Person,
} from './roster';

const JUNE = 5;
const slots = { toolbar: RosterToolbar };
const initialState = { pinnedColumns: { left: ['name'] } };

const isCellEditable = ({ row }: GridCellParams<Person>) => !row.counts;

function getCellClassName({ row, field }: GridCellParams<Person>) {
  const absence = row.days[field];
  if (absence) return absence.toLowerCase();
  if (field === TODAY) return 'today';
  if (holidayOf(row, field)) return 'day-off';
  const weekday = new Date(field).getUTCDay();
  return weekday === 0 || weekday === 6 ? 'day-off' : '';
}

const sx = {
  '& .MuiDataGrid-cell:not([data-field="name"])': { px: 0.5 },
  '& .MuiDataGrid-columnHeader:not([data-field="name"])': { px: 0 },
  '& .vacation': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& .sick': { bgcolor: 'error.main', color: 'error.contrastText' },
  '& .training': {
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
  },
  '& .day-off': { bgcolor: 'action.hover' },
  '& .today': { bgcolor: 'action.selected' },
};

export default function CrewRoster() {
  const [people, setPeople] = React.useState(crew);
  const [month, setMonth] = React.useState(JUNE);
  const context = React.useMemo(() => ({ month, setMonth }), [month]);
  const columns = React.useMemo(
    () => createColumns(daysOfMonth(month)),
    [month],
  );
  const pinnedRows = React.useMemo(() => {
    const counts = countAway(people);
    const away = { id: 'away', name: 'Away', country: '', days: {}, counts };
    return { top: [away] };
  }, [people]);

  const processRowUpdate = React.useCallback((changed: Person) => {
    setPeople((previous) =>
      previous.map((one) => (one.id === changed.id ? changed : one)),
    );
    return changed;
  }, []);

  return (
    <MonthContext.Provider value={context}>
      <Box sx={{ height: 440, width: '100%' }}>
        <DataGridPro
          label="Crew roster"
          rows={people}
          columns={columns}
          pinnedRows={pinnedRows}
          initialState={initialState}
          isCellEditable={isCellEditable}
          processRowUpdate={processRowUpdate}
          getCellClassName={getCellClassName}
          slots={slots}
          sx={sx}
          rowHeight={38}
          columnHeaderHeight={48}
          showCellVerticalBorder
          disableRowSelectionOnClick
          hideFooter
          showToolbar
        />
      </Box>
    </MonthContext.Provider>
  );
}
