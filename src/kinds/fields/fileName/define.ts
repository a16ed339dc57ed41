import { named, textField } from '../textField';

export const fileName = () => textField('fileName', (n, path) => `${named(n, path)}.pdf`);
