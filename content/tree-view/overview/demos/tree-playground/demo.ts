import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Try props of the Rich Tree View', height: [476, 300] });
