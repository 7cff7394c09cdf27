import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'city' }];

interface ExportButtonProps {
  apiRef: ReturnType<typeof useGridApiRef>;
}

function ExportButton({ apiRef }: ExportButtonProps) {
  return <Button onClick={() => apiRef.current?.exportDataAsCsv()}>Export</Button>;
}

export function Trips() {
  const apiRef = useGridApiRef();
  return (
    <div>
      <ExportButton apiRef={apiRef} />
      <DataGrid apiRef={apiRef} rows={[]} columns={columns} />
    </div>
  );
}
