import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Rows in the document: autoHeight beside a flex parent', height: [695, 340] });
