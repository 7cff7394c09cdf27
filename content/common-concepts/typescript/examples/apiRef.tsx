import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import Button from '@mui/material/Button';
import { useGridApiRef } from '@mui/x-data-grid';

interface ExportButtonProps {
  apiRef: ReturnType<typeof useGridApiRef>;
}

function ExportButton({ apiRef }: ExportButtonProps) {
  return <Button onClick={() => apiRef.current?.exportDataAsCsv()}>Export</Button>;
}

const columns: GridColDef[] = [{ field: 'city' }];

export function Trips() {
  const apiRef = useGridApiRef();
  return (
    <div>
      <ExportButton apiRef={apiRef} />
      <DataGrid apiRef={apiRef} rows={[]} columns={columns} />
    </div>
  );
}
