import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createSvgIcon } from '@mui/material/utils';
import {
  RichTreeViewPro,
  TreeItem,
  useTreeItemModel,
  useTreeViewApiRef,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { fetchEntries, roots, type FileEntry } from './files';

const icons = {
  folder: createSvgIcon(<path d="M3 5h6l2 2h10v12H3z" />, 'Folder'),
  code: createSvgIcon(
    <path d="m8 6 1.5 1.5L5 12l4.5 4.5L8 18l-6-6zm8 0 6 6-6 6-1.5-1.5L19 12l-4.5-4.5z" />,
    'Code',
  ),
  image: createSvgIcon(
    <path d="M3 5h18v14H3zm2 12h14l-4.5-6-3.5 4.5-2.5-3z" />,
    'Image',
  ),
  text: createSvgIcon(
    <path d="M6 3h8l4 4v14H6zm2 8v2h8v-2zm0 4v2h8v-2z" />,
    'Text',
  ),
};
const colors = {
  folder: 'primary',
  code: 'success',
  image: 'secondary',
  text: 'action',
} as const;

const detail = {
  typography: 'body2',
  color: 'text.secondary',
  width: 88,
  textAlign: 'end',
};
const onlyWide = { '@container (width < 560px)': { display: 'none' } };

const namedProgress = { 'aria-label': 'Loading' };

const FileItem = React.forwardRef(function FileItem(
  props: TreeItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const entry = useTreeItemModel<FileEntry>(props.itemId);
  if (!entry) {
    return null;
  }
  const Icon = icons[entry.kind];

  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{ ...props.slotProps, loadingIcon: namedProgress }}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" color={colors[entry.kind]} />
          <Box sx={{ flexGrow: 1 }}>{entry.label}</Box>
          <Box sx={detail}>
            <bdi>{entry.size}</bdi>
          </Box>
          <Box sx={[detail, onlyWide]}>{entry.changed}</Box>
        </Box>
      }
    />
  );
});

export default function LazyExplorer() {
  const apiRef = useTreeViewApiRef();
  const [loaded, setLoaded] = React.useState(0);

  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: (entry: FileEntry) => entry.count,
      getTreeItems: async (parentId = '') => {
        const entries = await fetchEntries(parentId);
        setLoaded((count) => count + 1);
        return entries;
      },
    }),
    [],
  );

  React.useEffect(() => {
    // The last folder: nothing below it moves when its files arrive.
    apiRef.current?.setItemExpansion({
      itemId: 'Website',
      shouldBeExpanded: true,
    });
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%', containerType: 'inline-size' }}>
      <Paper variant="outlined" sx={{ height: 384, p: 1, overflow: 'auto' }}>
        <RichTreeViewPro
          aria-label="Files"
          apiRef={apiRef}
          items={roots}
          dataSource={dataSource}
          slots={{ item: FileItem }}
          sx={{ minHeight: '100%' }}
        />
      </Paper>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        Folders loaded: {loaded}
      </Box>
    </Box>
  );
}
