import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { createServer } from './server';

const server = createServer(
  [
    { id: 'docs', folder: null, kilobytes: 12 },
    { id: 'images', folder: null, kilobytes: 4 },
    { id: 'terms.pdf', folder: 'docs', kilobytes: 318 },
    { id: 'prices.pdf', folder: 'docs', kilobytes: 94 },
    { id: 'logo.svg', folder: 'images', kilobytes: 3 },
  ],
  { failEvery: 2 },
);

const groupingColDef = { headerName: 'File', flex: 1, minWidth: 180 };

const columns: GridColDef[] = [
  { field: 'kilobytes', headerName: 'Size (KB)', type: 'number', width: 120 },
];

export default function FailingBranch() {
  const apiRef = useGridApiRef();
  const [failed, setFailed] = React.useState<{ folder?: string }>();
  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async ({ groupKeys = [], sortModel }) => {
        setFailed(undefined);
        const { rows } = await server.tree({
          parentField: 'folder',
          parent: groupKeys.at(-1),
          sortBy: sortModel,
        });
        return { rows };
      },
      getGroupKey: (row) => row.id,
      getChildrenCount: (row) => row.childCount,
    }),
    [],
  );

  // The group key of a folder is also its row id.
  const retry = () => apiRef.current?.dataSource.fetchRows(failed?.folder);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          label="Files"
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          dataSource={dataSource}
          onDataSourceError={({ params }) => {
            const groupKeys = 'groupKeys' in params ? params.groupKeys : [];
            setFailed({ folder: groupKeys?.at(-1) });
          }}
          disableColumnFilter
          hideFooter
        />
      </Box>
      <Alert
        severity={failed ? 'error' : 'info'}
        sx={{ mt: 2 }}
        action={
          failed ? (
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          ) : null
        }
      >
        {failed
          ? `Could not open ${failed.folder ?? 'the list'}.`
          : 'Expand a folder. Every second request fails.'}
      </Alert>
    </Box>
  );
}
