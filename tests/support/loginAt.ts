interface Login {
  readonly username: string;
  readonly password: string;
}

/** Logs in to a running backend with a fixed captcha, and returns its answer. */
export async function loginAt(
  url: string,
  { username, password }: Login = { username: 'admin', password: 'admin123' },
  headers: Record<string, string> = {},
): Promise<{ readonly code: number; readonly data: { readonly token: string } }> {
  const { data } = await (await fetch(`${url}/api/login/getImgCode`)).json();
  const body = new URLSearchParams({ username, password, imgCodeToken: data.imgCodeToken, imgCode: '1234' });
  return (await fetch(`${url}/api/login/login`, { method: 'POST', body, headers })).json();
}
