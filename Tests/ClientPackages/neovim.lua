-- An app in Neovim with its own client, as the documentation sets it up (AX-98): errors, completion, jumps, renaming.
--
-- usage: nvim --headless -u <the documented configuration> -S neovim.lua <neovim.swift, among the sources of an app>

local patience = 240 * 1000

local function stop(what, found)
    io.stderr:write("neovim: " .. what .. (found and "; there is " .. vim.inspect(found) or "") .. "\n")
    vim.cmd("cquit")
end

local function check(what, is_so, found)
    if not is_so then stop(what, found) end
end

local function wait(what, is_so)
    if not vim.wait(patience, is_so, 50) then stop("waited in vain for: " .. what, vim.diagnostic.get(0)) end
end

local function place_cursor(line, word)
    local text = vim.fn.getline(line)
    vim.fn.cursor(line, text:find(word, 1, true))
end

local function main()
    local buffer = vim.api.nvim_get_current_buf()
    check("the file is a Swift file", vim.bo.filetype == "swift", vim.bo.filetype)
    wait("the only error at its place", function()
        local errors = vim.diagnostic.get(buffer, { severity = vim.diagnostic.severity.ERROR })
        return #errors == 1 and errors[1].lnum == 7 and errors[1].col == 8 and errors[1].message:find("nonsense", 1, true)
    end)

    vim.fn.setline(8, "        self.pic")
    vim.fn.cursor(8, 16)
    local params = vim.lsp.util.make_position_params()
    params.position.character = 16
    local answers = vim.lsp.buf_request_sync(buffer, "textDocument/completion", params, patience)
    local labels = {}
    for _, answer in pairs(answers or {}) do
        for _, item in ipairs(answer.result.items or answer.result) do table.insert(labels, item.label) end
    end
    check("methods are offered", vim.tbl_contains(labels, "pickLater()") and vim.tbl_contains(labels, "pick(_ sender: UIButton)") or vim.tbl_contains(labels, "pick(sender: UIButton)"), labels)
    vim.fn.setline(8, "")
    wait("the error to go", function() return #vim.diagnostic.get(buffer, { severity = vim.diagnostic.severity.ERROR }) == 0 end)

    place_cursor(7, "pickLater")
    vim.lsp.buf.definition()
    wait("the jump from a selector to its method", function() return vim.fn.line(".") == 4 and vim.fn.col(".") == 16 end)

    vim.lsp.buf.rename("chooseLater")
    wait("the new name in both places", function()
        return vim.fn.getline(4) == "    @objc func chooseLater() {}" and vim.fn.getline(7):find("#selector(chooseLater)", 1, true)
    end)
    print("neovim: all is as it shall be")
    vim.cmd("quitall!")
end

-- An error would leave Neovim waiting for somebody who types.
local is_done, problem = pcall(main)
if not is_done then stop(problem) end
