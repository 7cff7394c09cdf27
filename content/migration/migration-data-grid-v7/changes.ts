import { allTo, type MigrationGuide, renamed } from '#model/migration';
import { GRIDS } from '../components.ts';

const PAID_GRIDS = ['DataGridPro', 'DataGridPremium'];
const FILTER_INPUTS = [
  'GridFilterInputBoolean',
  'GridFilterInputDate',
  'GridFilterInputMultipleSingleSelect',
  'GridFilterInputMultipleValue',
  'GridFilterInputSingleSelect',
  'GridFilterInputValue',
];
/** Slots of Material UI components that inputs had. */
const TEXT_FIELD_PARTS = [
  'root',
  'input',
  'htmlInput',
  'inputLabel',
  'formHelperText',
  'select',
  'notchedOutline',
  'clearIndicator',
  'listbox',
  'paper',
  'popper',
  'popupIndicator',
];
/** Props of Material UI's `ButtonBase` and `TablePagination`, which components had. */
const BUTTON_BASE = [
  'LinkComponent',
  'TouchRippleProps',
  'action',
  'centerRipple',
  'disableFocusRipple',
  'disableGutters',
  'disableRipple',
  'disableTouchRipple',
  'focusRipple',
  'focusVisibleClassName',
  'onFocusVisible',
];
const TABLE_PAGINATION = [
  'ActionsComponent',
  'SelectProps',
  'backIconButtonProps',
  'classes',
  'count',
  'getItemAriaLabel',
  'labelDisplayedRows',
  'labelRowsPerPage',
  'nextIconButtonProps',
  'onPageChange',
  'onRowsPerPageChange',
  'page',
  'rowsPerPage',
  'rowsPerPageOptions',
  'showFirstButton',
  'showLastButton',
  'sx',
];
const SIDES = { use: '`showLeftBorder` and `showRightBorder`' };
const withoutUnstable = (name: string) => name.replace('unstable_', '');

/** The names in the guide from version 7 to version 8 of the Data Grid. */
export const guide: MigrationGuide = {
  id: 'migration-data-grid-v7',
  product: 'data-grid',
  from: 7,
  codemod: 'v8.0.0/data-grid/preset-safe',
  sections: [
    {
      anchor: 'package-layout',
      title: 'Update imports, aliases and CSS handling',
      fix: 'hand',
      rules: ['deepImports'],
    },
    {
      anchor: 'license-info',
      title: 'Import LicenseInfo from @mui/x-license',
      fix: 'codemod',
      exports: { LicenseInfo: { use: 'import `LicenseInfo` from `@mui/x-license`' } },
    },
    {
      anchor: 'selection-model',
      title: 'Use an object as the selection model',
      fix: 'hand',
      rules: ['selectionArray'],
      exports: { GridInputRowSelectionModel: 'GridRowSelectionModel' },
    },
    {
      anchor: 'read-selection',
      title: 'Handle "all rows" in your callbacks',
      fix: 'hand',
      rules: ['selectionReads'],
      props: [
        {
          of: GRIDS,
          paths: { onRowSelectionModelChange: { use: 'read the model with `createRowSelectionManager(model)`' } },
        },
      ],
      exports: { gridRowSelectionStateSelector: { use: '`gridRowSelectionManagerSelector(apiRef).has(id)`' } },
    },
    {
      anchor: 'selection-selectors',
      title: 'Replace the selection selectors',
      fix: 'codemod',
      exports: {
        selectedGridRowsSelector: 'gridRowSelectionIdsSelector',
        selectedGridRowsCountSelector: 'gridRowSelectionCountSelector',
        selectedIdsLookupSelector: { use: '`gridRowSelectionManagerSelector`, then `manager.has(id)`', fix: 'hand' },
      },
    },
    {
      anchor: 'selection-propagation',
      title: 'Check parent and child selection',
      fix: 'silent',
      behavior: [
        {
          of: PAID_GRIDS,
          text: 'In tree data and grouped rows, selecting a parent selects its children. `rowSelectionPropagation` turns that off.',
        },
      ],
    },
    {
      anchor: 'selection-clicks',
      title: 'Check clicks on selected rows',
      fix: 'silent',
      behavior: [{ of: GRIDS, text: 'A click on the only selected row deselects it.' }],
    },
    { anchor: 'toolbar', title: 'Show the toolbar', fix: 'codemod', rules: ['toolbarWithoutProp'] },
    { anchor: 'dom-attributes', title: 'Move DOM attributes to slotProps', fix: 'silent', rules: ['domAttributes'] },
    {
      anchor: 'removed-props',
      title: 'Remove props',
      fix: 'codemod',
      props: [
        {
          of: GRIDS,
          paths: {
            ...allTo(['indeterminateCheckboxAction', 'rowPositionsDebounceMs', 'resetPageOnSortFilter'], null),
            forwardedProps: { use: '`slotProps.root`', fix: 'hand' },
          },
        },
      ],
    },
    {
      anchor: 'stable-props',
      title: 'Drop the unstable prefix',
      fix: 'codemod',
      props: [
        {
          of: GRIDS,
          isRare: true,
          paths: {
            ...renamed(
              [
                'unstable_rowSpanning',
                'unstable_dataSource',
                'unstable_dataSourceCache',
                'unstable_onDataSourceError',
                'unstable_lazyLoading',
                'unstable_lazyLoadingRequestThrottleMs',
                'unstable_listView',
              ],
              withoutUnstable,
            ),
            unstable_listColumn: 'listViewColumn',
          },
        },
      ],
      exports: { GridListColDef: { use: '`GridListViewColDef`', fix: 'hand' } },
      methods: { unstable_dataSource: { use: '`dataSource`', fix: 'hand' } },
    },
    {
      anchor: 'data-source-error',
      title: 'Read the parameters from the error',
      fix: 'hand',
      props: [{ of: GRIDS, paths: { unstable_onDataSourceError: { use: 'one argument: read `error.params`' } } }],
    },
    {
      anchor: 'api-ref',
      title: 'Check apiRef for null',
      fix: 'hand',
      rules: ['apiRefNull'],
      methods: {
        resize: { use: 'nothing: the grid observes its own size' },
        forceUpdate: { use: '`useGridSelector()`, which re-renders when the state changes' },
      },
    },
    {
      anchor: 'event-hooks',
      title: 'Rename the event hooks',
      fix: 'hand',
      exports: {
        useGridApiEventHandler: 'useGridEvent',
        useGridApiOptionHandler: 'useGridEventPriority',
        createUseGridApiEventHandler: { use: '`useGridEvent`' },
      },
    },
    { anchor: 'selectors', title: 'Pass apiRef to selectors', fix: 'hand', rules: ['selectorState', 'selectorHooks'] },
    {
      anchor: 'row-lookups',
      title: "Don't rely on true in row lookups",
      fix: 'hand',
      exports: allTo(['gridFilteredRowsLookupSelector', 'gridVisibleRowsLookupSelector'], {
        use: 'compare with `false`: visible rows are no longer in the lookup',
      }),
    },
    {
      anchor: 'row-id-lookup',
      title: 'Replace the row id lookup',
      fix: 'hand',
      exports: { gridRowsDataRowIdToIdLookupSelector: { use: '`gridRowIdSelector(apiRef, row)`' } },
    },
    {
      anchor: 'detail-panels',
      title: 'Use a Set for expanded detail panels',
      fix: 'hand',
      props: [
        {
          of: PAID_GRIDS,
          paths: {
            ...allTo(['detailPanelExpandedRowIds', 'initialState.detailPanel.expandedRowIds'], {
              use: 'a `Set` of ids',
            }),
            onDetailPanelExpandedRowIdsChange: { use: 'the callback receives a `Set`' },
          },
        },
      ],
      methods: allTo(['getExpandedDetailPanels', 'setExpandedDetailPanels'], { use: 'a `Set` of ids' }),
      exports: {
        gridDetailPanelExpandedRowsHeightCacheSelector: null,
        gridDetailPanelExpandedRowIdsSelector: { use: 'it returns a `Set`' },
      },
    },
    {
      anchor: 'base-slots',
      title: 'Move Material UI props to material',
      fix: 'hand',
      rules: ['baseSlotProps'],
      props: [
        {
          of: GRIDS,
          paths: {
            ...allTo(
              ['baseFormControl', 'baseInputLabel', 'baseInputAdornment'].flatMap((slot) => [
                `slots.${slot}`,
                `slotProps.${slot}`,
              ]),
              { use: '`baseTextField` and `baseSelect`, which include it' },
            ),
            ...allTo(['slotProps.panel.placement', 'slotProps.panel.modifiers'], { use: '`slotProps.basePopper`' }),
          },
        },
        {
          of: ['GridPanel', 'GridMenu'],
          paths: allTo(['slots.root', 'ownerState', 'sx', 'component', 'components', 'componentsProps'], {
            use: '`slotProps.basePopper` of the grid',
          }),
        },
        { of: ['GridColumnsPanel', 'GridPanelWrapper'], paths: { slotProps: null } },
        {
          of: ['GridActionsCellItem'],
          paths: allTo(['color', 'sx', 'size', 'dense', 'divider', 'classes', ...BUTTON_BASE], {
            use: '`material={{ … }}`',
          }),
        },
        {
          of: ['GridEditInputCell', 'GridEditDateCell'],
          paths: allTo(['inputProps', 'multiline', 'sx', 'color'], { use: '`slotProps.root`' }),
        },
      ],
    },
    {
      anchor: 'pagination',
      title: 'Configure the pagination',
      fix: 'silent',
      props: [
        { of: GRIDS, paths: { 'slotProps.pagination': { use: '`slotProps.basePagination.material`' } } },
        {
          of: ['GridPagination'],
          paths: allTo(
            [
              'component',
              ...['root', 'actions', 'displayedRows', 'menuItem', 'select', 'selectLabel', 'spacer', 'toolbar'].map(
                (slot) => `slots.${slot}`,
              ),
              ...TABLE_PAGINATION,
            ],
            { use: '`slotProps.basePagination.material` of the grid' },
          ),
        },
      ],
    },
    {
      anchor: 'row-props',
      title: 'Read the state in custom rows and cells',
      fix: 'hand',
      props: [
        {
          of: ['GridRow'],
          paths: {
            dimensions: { use: '`gridDimensionsSelector`' },
            renderContext: { use: '`gridRenderContextSelector`' },
            tabbableCell: { use: '`gridTabIndexCellSelector`' },
            offsetTop: null,
          },
        },
        {
          of: ['GridCell'],
          paths: {
            editCellState: { use: '`gridEditRowsStateSelector`' },
            ...allTo(['gridHasFiller', 'sectionIndex', 'sectionLength'], SIDES),
          },
        },
        {
          of: ['GridColumnHeaderItem', 'GridHeaderFilterCell'],
          paths: allTo(['gridHasFiller', 'indexInSection', 'sectionLength'], SIDES),
        },
      ],
    },
    {
      anchor: 'icons',
      title: 'Adapt icons',
      fix: 'hand',
      props: [
        {
          of: GRIDS,
          paths: allTo(
            [
              'columnMenuIcon',
              'openFilterButtonIcon',
              'columnFilteredIcon',
              'columnSelectorIcon',
              'columnSortedAscendingIcon',
              'columnSortedDescendingIcon',
              'columnUnsortedIcon',
              'densityCompactIcon',
              'densityStandardIcon',
              'densityComfortableIcon',
              'exportIcon',
              'moreActionsIcon',
              'rowReorderIcon',
              'quickFilterIcon',
              'quickFilterClearIcon',
              'filterPanelDeleteIcon',
              'filterPanelAddIcon',
              'filterPanelRemoveAllIcon',
              'detailPanelExpandIcon',
              'detailPanelCollapseIcon',
              'treeDataExpandIcon',
              'treeDataCollapseIcon',
              'groupingCriteriaExpandIcon',
              'groupingCriteriaCollapseIcon',
              'columnMenuFilterIcon',
              'columnMenuHideIcon',
              'columnMenuManageColumnsIcon',
              'columnMenuSortAscendingIcon',
              'columnMenuSortDescendingIcon',
            ].map((slot) => `slots.${slot}`),
            { use: 'a component with the props `GridBaseIconProps`' },
          ),
        },
      ],
    },
    {
      anchor: 'filter-inputs',
      title: 'Update custom filter inputs',
      fix: 'hand',
      props: [
        {
          of: [
            ...FILTER_INPUTS,
            'GridToolbarQuickFilter',
            'GridEditInputCell',
            'GridEditDateCell',
            'GridEditSingleSelectCell',
          ],
          paths: allTo(
            TEXT_FIELD_PARTS.map((slot) => `slots.${slot}`),
            { use: '`slotProps.root`' },
          ),
        },
      ],
      exports: {
        GridFilterInputValueProps: { use: 'its first type argument is the type of `slotProps.root`' },
      },
    },
    {
      anchor: 'portals',
      title: 'Wrap parts that render in a portal',
      fix: 'silent',
      behavior: [
        {
          of: GRIDS,
          text: 'A part of the grid that is rendered elsewhere needs `GridPortalWrapper` around it, or it is unstyled.',
        },
      ],
    },
    {
      anchor: 'theme',
      title: 'Update the theme and styles',
      fix: 'hand',
      themeKeys: {
        'MuiDataGrid.containerBackground': { use: '`palette.DataGrid.headerBg`' },
        'MuiDataGrid.pinnedBackground': { use: '`palette.DataGrid.pinnedBg`' },
        'MuiDataGrid.styleOverrides.paper': { use: '`styleOverrides.panelContent`' },
      },
      variables: {
        '--DataGrid-containerBackground': { use: '`palette.DataGrid.headerBg`' },
        '--DataGrid-pinnedBackground': { use: '`palette.DataGrid.pinnedBg`' },
        '--unstable_DataGrid-overlayBackground': { use: '`gridClasses.overlay`' },
      },
      classes: [
        {
          of: 'gridClasses',
          prefix: 'MuiDataGrid',
          names: {
            ...allTo(['detailPanels', 'pinnedColumns', 'pinnedRowsRenderZone'], null),
            'main--hasSkeletonLoadingOverlay': 'main--hiddenContent',
          },
        },
      ],
    },
    {
      anchor: 'localization',
      title: 'Translate the pagination',
      fix: 'hand',
      props: [
        {
          of: GRIDS,
          paths: { 'localeText.MuiTablePagination': { use: '`paginationRowsPerPage`, `paginationDisplayedRows`' } },
        },
      ],
    },
    {
      anchor: 'treegrid',
      title: 'Expect treegrid with row grouping',
      fix: 'codemod',
      props: [{ of: ['DataGridPremium'], paths: { 'experimentalFeatures.ariaV8': null } }],
      behavior: [
        { of: ['DataGridPremium'], text: 'A grid with row grouping has the role `treegrid`; tests look for it.' },
      ],
    },
    {
      anchor: 'removed-exports',
      title: 'Replace removed exports',
      fix: 'hand',
      exports: {
        ...allTo(['BaseFormControlPropsOverrides', 'BaseInputAdornmentPropsOverrides', 'GridOverlays'], null),
        GridSaveAltIcon: { use: '`SaveAlt` from `@mui/icons-material`' },
        GridSortItem: { use: '`GridSortModel[number]`' },
        sanitizeFilterItemValue: { use: "`String(value) === 'true'`" },
      },
      exportsOf: {
        '/joy': { unstable_joySlots: { use: 'your own slots: the folder is removed' } },
        '/hooks': allTo(
          [
            'GridSignature',
            'GridDataSourceCacheDefault',
            'GridDataSourceApi',
            'GridDataSourceApiBase',
            'GridDataSourcePrivateApi',
          ],
          { use: 'the root of the package' },
        ),
        '/models': allTo(['GridDataSource', 'GridDataSourceCache', 'GridGetRowsParams', 'GridGetRowsResponse'], {
          use: 'the root of the package',
        }),
        '/internals': {
          ...renamed(['createSelectorV8', 'createSelectorMemoizedV8', 'useGridSelectorV8'], (name) =>
            name.slice(0, -2),
          ),
          ...allTo(
            ['isDeepEqual', 'useProps', 'useGridVirtualScroller', 'useGridDataSource', 'EMPTY_DETAIL_PANELS'],
            null,
          ),
        },
      },
    },
    {
      anchor: 'deprecated',
      title: 'Plan for deprecated APIs',
      fix: 'hand',
      exports: allTo(
        [
          'GridToolbar',
          'GridToolbarContainer',
          'GridToolbarColumnsButton',
          'GridToolbarFilterButton',
          'GridToolbarDensitySelector',
          'GridToolbarExport',
          'GridToolbarQuickFilter',
        ],
        { use: 'the toolbar components; it is deprecated and still works' },
      ),
      props: [
        {
          of: PAID_GRIDS,
          paths: allTo(['rowsLoadingMode', 'onRowsScrollEnd', 'onFetchRows'], {
            use: '`dataSource` with `lazyLoading`; it is deprecated and still works',
          }),
        },
      ],
      methods: {
        getRowId: { use: '`gridRowIdSelector(apiRef, row)`; it is deprecated and still works' },
        getRowNode: { use: '`gridRowNodeSelector(apiRef, id)`; it is deprecated and still works' },
        getSelectedRows: { use: '`gridRowSelectionIdsSelector(apiRef)`; it is deprecated and still works' },
      },
    },
    {
      anchor: 'silent-changes',
      title: 'Check for silent changes',
      fix: 'silent',
      behavior: [
        { of: GRIDS, text: 'The background is `palette.background.default` instead of transparent.' },
        { of: GRIDS, text: 'The toolbar shows the quick filter unless `showQuickFilter` is `false`.' },
        { of: GRIDS, text: 'A grid without columns shows the "No columns" overlay.' },
        { of: GRIDS, text: '"Reset" in the columns panel returns to the initial column visibility.' },
        { of: GRIDS, text: '`aria-label` is on the element with the role instead of the root.' },
        { of: ['DataGridPremium'], text: '`splitClipboardPastedText` also receives the delimiter.' },
      ],
    },
  ],
};
