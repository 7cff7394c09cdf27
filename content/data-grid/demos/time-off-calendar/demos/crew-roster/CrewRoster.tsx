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
  isWeekend,
  type Person,
} from './roster';

const JUNE = 5;
const slots = { toolbar: RosterToolbar };
const initialState = { pinnedColumns: { left: ['name'] } };

const isCellEditable = ({ row }: GridCellParams<Person>) => !row.counts;

function getCellClassName({ row, field }: GridCellParams<Person>) {
  if (field === 'name') return '';
  if (field === TODAY) return 'today';
  return isWeekend(field) || holidayOf(row, field) ? 'off' : '';
}

const sx = {
  '& [data-field]:not([data-field="name"])': { px: 0.25 },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .off': { bgcolor: 'action.hover' },
  '& .today': { bgcolor: 'action.focus' },
  '& .bar': {
    width: '100%',
    borderRadius: 1,
    fontSize: 12,
    lineHeight: '26px',
    textAlign: 'center',
  },
  '& .vacation': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& .sick': { bgcolor: 'error.main', color: 'error.contrastText' },
  '& .training': { bgcolor: 'success.main', color: 'success.contrastText' },
  '& .MuiDataGrid-pinnedRows': { fontWeight: 'bold' },
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
      <Box sx={{ height: 528, width: '100%' }}>
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
