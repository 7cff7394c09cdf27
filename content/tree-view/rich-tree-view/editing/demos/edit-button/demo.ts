import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Start and end editing with buttons', height: 68 });
