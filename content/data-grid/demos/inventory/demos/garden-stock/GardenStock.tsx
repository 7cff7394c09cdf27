import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  type GridBaseIconProps,
  type GridCellParams,
  type GridInitialState,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import { aggregationFunctions, columns, groupingColDef } from './columns';
import { ProductPanel } from './ProductPanel';
import { createServer } from './server';
import { products, type Product } from './stock';
import { ViewBar } from './ViewBar';
import { builtInViews, withAggregation } from './views';

const server = createServer(products, { failEvery: 4 });

const initialState: GridInitialState = {
  ...builtInViews['By category'],
  detailPanel: { expandedRowIds: new Set([2]) },
};

const nameFields = ['name', GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD];
function ExpandIcon({ className }: GridBaseIconProps) {
  return (
    <svg className={className} width="1em" viewBox="0 0 24 24" aria-hidden>
      <path d="m9 6 6 6-6 6z" fill="currentColor" />
    </svg>
  );
}

function CollapseIcon({ className }: GridBaseIconProps) {
  return (
    <svg className={className} width="1em" viewBox="0 0 24 24" aria-hidden>
      <path d="m6 9 6 6 6-6z" fill="currentColor" />
    </svg>
  );
}

const slots = {
  detailPanelExpandIcon: ExpandIcon,
  detailPanelCollapseIcon: CollapseIcon,
};

const getDetailPanelContent = (params: GridRowParams<Product>) => (
  <ProductPanel {...params} />
);

const getDetailPanelHeight = () => 'auto' as const;

const sx = {
  '& .product': { cursor: 'pointer' },
  '& .Mui-error': { color: 'error.main' },
  // Required by the sticky content of the panels.
  '& .MuiDataGrid-detailPanel': { overflow: 'visible' },
  // Groups and totals have no details.
  '& .MuiDataGrid-detailPanelToggleCell.Mui-disabled': { visibility: 'hidden' },
  '& .MuiDataGrid-pinnedRows': { fontWeight: 'bold' },
};

export default function GardenStock() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const toggleDetails = React.useCallback(
    ({ id, field }: GridCellParams) => {
      // Generated rows, such as groups, have strings as ids.
      if (nameFields.includes(field) && typeof id === 'number') {
        apiRef.current?.toggleDetailPanel(id);
      }
    },
    [apiRef],
  );

  const save = React.useCallback(async (product: Product) => {
    const saved = await server.update(product);
    setMessage(`${saved.name} saved.`);
    return saved;
  }, []);

  const showError = React.useCallback((error: Error) => {
    setMessage(`Not saved. ${error.message} Press Enter to try again.`);
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <ViewBar
        exportState={() => apiRef.current?.exportState()}
        onSelect={(state: GridInitialState) =>
          apiRef.current?.restoreState(withAggregation(state))
        }
      />
      <Box sx={{ height: 614 }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Garden center stock"
          rows={products}
          columns={columns}
          groupingColDef={groupingColDef}
          initialState={initialState}
          aggregationFunctions={aggregationFunctions}
          aggregationRowsScope="all"
          defaultGroupingExpansionDepth={-1}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          onCellClick={toggleDetails}
          processRowUpdate={save}
          onProcessRowUpdateError={showError}
          disableRowSelectionOnClick
          hideFooter
          slots={slots}
          sx={sx}
          showToolbar
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: 20, mt: 2 }}>
        {message}
      </Typography>
    </Box>
  );
}
