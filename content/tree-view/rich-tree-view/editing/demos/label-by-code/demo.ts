import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Change a label programmatically', height: 117 });
